/** Goes on in the field: the button that was pressed is gone with what it was part of. */
export function enter(act: () => void): void {
  act();
  document.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
}
