import { useMinefieldStore } from '@mines/react';
import { createContext, type ReactElement, type ReactNode, useContext, useEffect, useState } from 'react';
import { createSteps, type Steps } from './steps.js';

const StepsContext = createContext<Steps | null>(null);

/** Remembers how the game of the field around is played. */
export function StepsProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const store = useMinefieldStore();
  const [steps] = useState(() => createSteps(store));
  useEffect(() => steps.follow(), [steps]);
  return <StepsContext value={steps}>{children}</StepsContext>;
}

/** How the game was played: for handlers and first renders. */
export function useSteps(): Steps {
  const steps = useContext(StepsContext);
  if (!steps)
    throw new Error('mines: nobody remembers steps here. Put the component inside <StepsProvider>.');
  return steps;
}
