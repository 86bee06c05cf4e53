const inputs =
  '[role="spinbutton"], input:not([type="color"]):not([aria-hidden="true"]), textarea, [role="combobox"], button, [tabindex="0"]';

/** Brings the first field with an error that is shown, as the page has them, into view and under the cursor. */
export function focusFirstInvalid(frame: HTMLElement | null): void {
  // The messages are drawn first.
  requestAnimationFrame(() => {
    const marked = [...(frame?.querySelectorAll<HTMLElement>('[data-invalid]') ?? [])];
    // A list or an object around it is marked too; the innermost is where one types.
    const first = marked.find(
      (field) => field.closest('[hidden]') === null && field.querySelector('[data-invalid]') === null,
    );
    focusIn(first);
  });
}

/** The field whose box has this id, or what holds it: an item that overlaps another has none of its own. */
export function focusField(frame: HTMLElement | null, id: string): void {
  requestAnimationFrame(() => {
    const steps = id.split('_');
    for (let length = steps.length; length > 1; length -= 1) {
      const box = frame?.querySelector<HTMLElement>(`[data-field="${CSS.escape(steps.slice(0, length).join('_'))}"]`);
      if (box) return focusIn(box);
    }
  });
}

function focusIn(box: HTMLElement | undefined): void {
  const target = box?.querySelector<HTMLElement>(inputs) ?? null;
  // A picker that is still being loaded has nothing to type in: its box stands for it.
  if (box !== undefined && target === null) box.tabIndex = -1;
  (target ?? box)?.focus();
}
