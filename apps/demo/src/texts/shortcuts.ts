/** What the list of keys and gestures says. */
export interface ShortcutsTexts {
  readonly groups: Readonly<Record<'field' | 'page' | 'mouse' | 'touch', string>>;
  /** What hands do. */
  readonly hands: Readonly<Record<'left' | 'right' | 'both' | 'tap' | 'press' | 'pan' | 'pinch', string>>;
  /** What comes of it. */
  readonly does: Readonly<
    Record<
      | 'move'
      | 'ends'
      | 'act'
      | 'mark'
      | 'around'
      | 'status'
      | 'zoom'
      | 'newGame'
      | 'pause'
      | 'hint'
      | 'odds'
      | 'again'
      | 'help'
      | 'cancel'
      | 'left'
      | 'right'
      | 'both'
      | 'tap'
      | 'press'
      | 'pan'
      | 'pinch',
      string
    >
  >;
}
