import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactElement } from 'react';
import type { Texts } from './texts/texts.js';

export interface GiveUpDialogProps {
  readonly texts: Texts;
  readonly onKeep: () => void;
  readonly onGiveUp: () => void;
}

/** Asks before a running game is thrown away. */
export default function GiveUpDialog({ texts, onKeep, onGiveUp }: GiveUpDialogProps): ReactElement {
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onKeep()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title>{texts.giveUp}</AlertDialog.Title>
          <AlertDialog.Description>{texts.giveUpWhy}</AlertDialog.Description>
          <div className="actions">
            <AlertDialog.Close>{texts.keepPlaying}</AlertDialog.Close>
            <button type="button" className="danger" onClick={onGiveUp}>
              {texts.newGame}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
