import { useEffect } from 'react';
import { useTexts } from '../language/context.js';
import type { GiveUpDialogProps } from './give-up-dialog.js';

/** The browser's own question, for when the dialog cannot be fetched: a game is not lost with the network. */
export function PlainGiveUp({ onKeep, onGiveUp }: GiveUpDialogProps): null {
  const { play } = useTexts();
  useEffect(() => {
    if (window.confirm(play.giveUp)) onGiveUp();
    else onKeep();
  }, [play, onKeep, onGiveUp]);
  return null;
}
