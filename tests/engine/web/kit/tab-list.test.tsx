import { Profiler, useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TabList } from '#engine/web/kit/tab-list.tsx';
import { findViolations } from '#tests/support/web/find-violations.ts';

const names = ['Dados', 'Endereço', 'Histórico'] as const;
type Name = (typeof names)[number];

function Page({ direction = 'ltr' }: { readonly direction?: 'ltr' | 'rtl' }) {
  const [value, select] = useState<Name>('Dados');
  const tabs = names.map((name) => ({ value: name, id: `tab-${name}`, controls: `panel-${name}`, label: name }));
  return (
    <div style={{ direction }}>
      <TabList label="Partes" tabs={tabs} value={value} select={select} />
      <div role="tabpanel" id={`panel-${value}`} aria-labelledby={`tab-${value}`}>
        {value}
      </div>
      <button type="button">depois</button>
    </div>
  );
}

const tab = (name: Name) => screen.getByRole('tab', { name });
afterEach(() => vi.unstubAllGlobals());

describe('tabs', () => {
  it('are one stop of the keyboard: arrows go round, Enter chooses', async () => {
    const user = userEvent.setup();
    const { container } = render(<Page />);
    await user.tab();
    expect(tab('Dados')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Endereço')).toHaveFocus();
    expect(tab('Dados')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{End}{ArrowRight}');
    expect(tab('Dados')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(screen.getByRole('tabpanel', { name: 'Histórico' })).toHaveTextContent('Histórico');
    await user.keyboard('{Home}');
    await user.tab();
    expect(screen.getByRole('button', { name: 'depois' })).toHaveFocus();
    // Back to the chosen one, not to the one that was left.
    await user.tab({ shift: true });
    expect(tab('Histórico')).toHaveFocus();
    expect(await findViolations(container)).toEqual([]);
  });

  it('go the other way where one reads from right to left', async () => {
    const user = userEvent.setup();
    render(<Page direction="rtl" />);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Endereço')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tab('Histórico')).toHaveFocus();
  });

  it('have arrows where some are out of sight, and are drawn once where none is', () => {
    let tell: (ratios: readonly number[]) => void = () => undefined;
    class Observer {
      readonly #seen: Element[] = [];
      constructor(told: IntersectionObserverCallback) {
        tell = (ratios) =>
          told(
            this.#seen.map(
              (target, at) =>
                ({ target, intersectionRatio: ratios[at], rootBounds: { width: 300 } }) as IntersectionObserverEntry,
            ),
            this as unknown as IntersectionObserver,
          );
      }
      observe(target: Element) {
        this.#seen.push(target);
      }
      disconnect() {
        this.#seen.length = 0;
      }
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    const drawn = vi.fn();
    const { container } = render(
      <Profiler id="tabs" onRender={drawn}>
        <Page />
      </Profiler>,
    );
    const arrows = () => [...container.querySelectorAll<HTMLButtonElement>('.arrow')];
    act(() => tell([1, 1]));
    expect(arrows()).toHaveLength(0);
    expect(drawn).toHaveBeenCalledOnce();
    act(() => tell([1, 0.2]));
    expect(arrows().map(({ disabled }) => disabled)).toEqual([true, false]);
    const scrolled = vi.fn();
    Object.assign(screen.getByRole('tablist'), { scrollBy: scrolled });
    Object.defineProperty(screen.getByRole('tablist'), 'clientWidth', { value: 300 });
    arrows()[1]?.click();
    expect(scrolled).toHaveBeenCalledWith({ left: 225 });
    act(() => tell([0, 1]));
    expect(arrows().map(({ disabled }) => disabled)).toEqual([false, true]);
  });
});
