import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueryClient } from '#engine/web/api/query-client.ts';
import { SubmitButton } from '#engine/web/record/submit-button.tsx';
import { entities } from '#generated/entities.ts';

const shape = Object.values(entities)
  .flatMap(({ actions }) => actions)
  .find(({ input }) => input !== undefined)?.input;

function show(shape: string | undefined) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SubmitButton form="form" shape={shape}>
        Go
      </SubmitButton>
    </QueryClientProvider>,
  );
  return screen.getByRole('button', { name: 'Go' });
}

it('is not to be pressed before the form is there that it sends', async () => {
  const button = show(shape);
  expect(button).toBeDisabled();
  await waitFor(() => expect(button).toBeEnabled());
});

it('waits for nothing where nothing has to come', () => expect(show(undefined)).toBeEnabled());
