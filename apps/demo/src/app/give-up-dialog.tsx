import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactElement } from 'react';
import { useTexts } from '../language/context.js';

export interface GiveUpDialogProps {
  readonly onKeep: () => void;
  readonly onGiveUp: () => void;
}

/** Asks before a running game is thrown away. */
export default function GiveUpDialog({ onKeep, onGiveUp }: GiveUpDialogProps): ReactElement {
  const { play } = useTexts();
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onKeep()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title>{play.giveUp}</AlertDialog.Title>
          <AlertDialog.Description>{play.giveUpWhy}</AlertDialog.Description>
          <div className="actions">
            <AlertDialog.Close>{play.keepPlaying}</AlertDialog.Close>
            <button type="button" className="danger" onClick={onGiveUp}>
              {play.newGame}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
