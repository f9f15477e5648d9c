import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactElement } from 'react';

interface GiveUpDialogProps {
  readonly onKeep: () => void;
  readonly onGiveUp: () => void;
}

/** Asks before a running game is thrown away. */
export default function GiveUpDialog({ onKeep, onGiveUp }: GiveUpDialogProps): ReactElement {
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onKeep()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title>Give up this game?</AlertDialog.Title>
          <AlertDialog.Description>You are in the middle of it. A new game ends it.</AlertDialog.Description>
          <div className="actions">
            <AlertDialog.Close>Keep playing</AlertDialog.Close>
            <button type="button" className="danger" onClick={onGiveUp}>
              New game
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
