/** Brings the first field with an error that is shown, as the page has them, into view and under the cursor. */
export function focusFirstInvalid(frame: HTMLElement | null): void {
  // The messages are drawn first.
  requestAnimationFrame(() => {
    const marked = [...(frame?.querySelectorAll<HTMLElement>('[data-invalid]') ?? [])];
    // A list or an object around it is marked too; the innermost is where one types.
    const first = marked.find(
      (field) => field.closest('[hidden]') === null && field.querySelector('[data-invalid]') === null,
    );
    const target = first?.querySelector<HTMLElement>(
      '[role="spinbutton"], input:not([type="color"]):not([aria-hidden="true"]), textarea, [role="combobox"], button, [tabindex="0"]',
    );
    // A picker that is still being loaded has nothing to type in: its box stands for it.
    if (first !== undefined && target === null) first.tabIndex = -1;
    (target ?? first)?.focus();
  });
}
