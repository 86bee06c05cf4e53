import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { WidgetProps } from '#engine/kinds/view.ts';
import { TextInput } from '#engine/web/fields/text-input.tsx';
import { findViolations } from '#tests/support/web/find-violations.ts';

const widget = { id: 'name', label: 'Nome', hideLabel: false, required: true, invalid: true, describedBy: 'help' };

function draw(more: Partial<WidgetProps> = {}, rows?: number) {
  const props = { ...widget, ...more } as unknown as WidgetProps;
  return render(
    <>
      <TextInput widget={props} text="Ana" onText={() => undefined} end="kg" {...(rows !== undefined && { rows })} />
      <p id="help">Como no documento</p>
    </>,
  );
}

it('is named, described and told to be required and wrong, and makes no styles of its own', async () => {
  const { container } = draw();
  const input = screen.getByRole('textbox', { name: 'Nome' });
  expect(input).toHaveAccessibleDescription('Como no documento');
  expect(input).toBeRequired();
  expect(input).toBeInvalid();
  expect(input).toHaveValue('Ana');
  expect(container.querySelectorAll('[class*="css-"]')).toHaveLength(0);
  expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(10);
  expect(await findViolations(container)).toEqual([]);
});

it('is named without a label in sight, and has as many lines as it is given', () => {
  const { container } = draw({ hideLabel: true, invalid: false }, 3);
  const input = screen.getByRole('textbox', { name: 'Nome' });
  expect(input).toHaveAttribute('rows', '3');
  expect(container.querySelector('label')).toBeNull();
  expect(input).toBeValid();
});
