import { useEffect } from 'react';
import type { GiveUpDialogProps } from './give-up-dialog.js';

/** The browser's own question, for when the dialog cannot be fetched: a game is not lost with the network. */
export function PlainGiveUp({ texts, onKeep, onGiveUp }: GiveUpDialogProps): null {
  useEffect(() => {
    if (window.confirm(texts.giveUp)) onGiveUp();
    else onKeep();
  }, [texts, onKeep, onGiveUp]);
  return null;
}
