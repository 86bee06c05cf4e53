import { useState } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ChoiceBox } from '#engine/web/fields/choice-box.tsx';
import { findViolations } from '#tests/support/web/find-violations.ts';

const widget = { id: 'genre', label: 'Gênero', hideLabel: false, required: true, invalid: true, describedBy: 'help' };
const labels: Readonly<Record<string, string>> = { d: 'Drama', c: 'Comédia', k: 'Cordel', s: 'Suspense' };

function Page({ several = false, hideLabel = false }: { readonly several?: boolean; readonly hideLabel?: boolean }) {
  const [chosen, setChosen] = useState<readonly string[]>(['d']);
  const labelOf = (option: string) => labels[option] ?? option;
  const choose = (option: string) =>
    setChosen(several ? Object.keys(labels).filter((one) => chosen.includes(one) !== (one === option)) : [option]);
  return (
    <>
      <ChoiceBox
        widget={{ ...widget, hideLabel }}
        text={chosen.map(labelOf).join(', ')}
        options={Object.keys(labels)}
        {...{ labelOf, chosen, choose, several }}
      />
      <p id="help">Como na capa</p>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: /Gênero/ });

describe('a choice', () => {
  it('is named, described, required and wrong; nothing of its menu is there before it is opened', async () => {
    const { container } = render(<Page />);
    expect(box()).toHaveAccessibleDescription('Como na capa');
    expect(box()).toBeRequired();
    expect(box()).toBeInvalid();
    expect(box()).toHaveTextContent('Drama');
    expect(container.querySelectorAll(':not(svg)[class*="css-"]')).toHaveLength(0);
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(12);
    expect(document.querySelectorAll('[role="listbox"]')).toHaveLength(0);
    expect(await findViolations(container)).toEqual([]);
  });

  it('is opened by a press or an arrow, chooses one, and has the focus again', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(box());
    const menu = await screen.findByRole('listbox', { name: /Gênero/ });
    expect(within(menu).getByRole('option', { name: 'Drama', selected: true })).toHaveFocus();
    expect(await findViolations(menu)).toEqual([]);
    await user.click(within(menu).getByRole('option', { name: 'Suspense' }));
    await waitFor(() => expect(box()).toHaveFocus());
    expect(box()).toHaveTextContent('Suspense');
    await user.keyboard('{ArrowDown}');
    await user.keyboard('{Home}{Enter}');
    await waitFor(() => expect(box()).toHaveTextContent('Drama'));
    await user.keyboard('{ArrowUp}');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(box()).toHaveFocus());
    expect(box()).toHaveTextContent('Drama');
  });

  it('takes letters while it is closed, as the browsers own does', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.tab();
    await user.keyboard('c');
    expect(box()).toHaveTextContent('Comédia');
    await user.keyboard('c');
    expect(box()).toHaveTextContent('Cordel');
    await new Promise((resolve) => setTimeout(resolve, 800));
    await user.keyboard('com');
    expect(box()).toHaveTextContent('Comédia');
    await user.keyboard('{Control>}s{/Control}');
    expect(box()).toHaveTextContent('Comédia');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('of several stays open, and says which of them are chosen', async () => {
    const user = userEvent.setup();
    render(<Page several hideLabel />);
    await user.click(box());
    const menu = await screen.findByRole('listbox');
    expect(menu).toHaveAttribute('aria-multiselectable', 'true');
    await user.click(within(menu).getByRole('option', { name: 'Suspense' }));
    await user.click(within(menu).getByRole('option', { name: 'Drama' }));
    await user.click(within(menu).getByRole('option', { name: 'Cordel' }));
    expect(within(menu).getAllByRole('option', { selected: true })).toHaveLength(2);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(box()).toHaveTextContent('Cordel, Suspense'));
  });
});
