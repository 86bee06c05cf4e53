/** As a ref: the element takes the focus when it appears. For dialogs and what a person has just opened. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
