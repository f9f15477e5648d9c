/** A component on a page, and what is done to it. Cells count from 0, row by row. */
export interface Hands {
  /** Called once what was mounted or begun anew is on the page. */
  rendered?(): void;
  flag(cell: number): void;
  open(cell: number): void;
  newGame(): void;
  /** Missing where the component has no focus of its own. */
  moveFocus?(cell: number): void;
  unmount(): void;
}

export interface Contestant {
  readonly name: string;
  mount(
    container: HTMLElement,
    board: { readonly width: number; readonly height: number },
    mines: readonly number[],
  ): Hands;
}
