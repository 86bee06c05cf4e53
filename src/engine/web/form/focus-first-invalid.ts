/**
 * Brings the first field with an error, as the page shows them, into view and under the cursor; opens its tab first.
 */
export function focusFirstInvalid(frame: HTMLElement | null, openGroup?: (group: string) => void): void {
  // The messages are drawn first, then the tab is opened, then there is something to focus.
  requestAnimationFrame(() => {
    const marked = [...(frame?.querySelectorAll<HTMLElement>('[data-invalid]') ?? [])];
    // A list or an object around it is marked too; the innermost is where one types.
    const first = marked.find((field) => field.querySelector('[data-invalid]') === null);
    const group = first?.closest<HTMLElement>('[data-group]');
    if (group?.hidden === true && group.dataset['group'] !== undefined) openGroup?.(group.dataset['group']);
    requestAnimationFrame(() => {
      const target = first?.querySelector<HTMLElement>(
        '[role="spinbutton"], input:not([type="color"]):not([aria-hidden="true"]), textarea, [role="combobox"], button, [tabindex="0"]',
      );
      (target ?? first)?.focus();
    });
  });
}
