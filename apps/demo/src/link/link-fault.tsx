import type { ReactElement } from 'react';
import { useSession } from '../app/session.js';
import { useTexts } from '../language/context.js';
import { enter } from '../play/enter.js';
import type { Fault } from './link.js';

interface LinkFaultProps {
  readonly fault: Fault;
}

/** Says what is wrong with the link that led here, and offers a game all the same. */
export function LinkFault({ fault }: LinkFaultProps): ReactElement {
  const texts = useTexts();
  const { begin } = useSession();
  return (
    <div className="fault" role="alert">
      <p>
        <strong>{texts.link.badLink}</strong> {fault(texts)}
      </p>
      <button type="button" onClick={() => enter(() => begin())}>
        {texts.link.playNormal}
      </button>
    </div>
  );
}
