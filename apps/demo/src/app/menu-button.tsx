import { type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react';
import { useTexts } from '../language/context.js';
import { Catch } from './catch.js';
import { MenuIcon } from './menu-icon.js';
import { useNotify } from './notices.js';

const load = (): Promise<{ default: ComponentType }> => import('./menu.js');
const Menu = lazy(load);

/** Opens the menu. It is fetched when a hand comes near. */
export function MenuButton(): ReactElement {
  const { app } = useTexts();
  const notify = useNotify();
  const [wanted, setWanted] = useState(false);
  const soon = (): void => void load().catch(() => undefined);
  const button = (
    <button
      type="button"
      className="menu-button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={app.menu}
      onPointerEnter={soon}
      onFocus={soon}
      onClick={() => setWanted(true)}
    >
      <MenuIcon />
    </button>
  );
  if (!wanted) return button;
  return (
    <Catch
      onCatch={() => {
        setWanted(false);
        notify({ id: 'menu', text: (texts) => texts.app.notFetched });
      }}
    >
      <Suspense fallback={button}>
        <Menu />
      </Suspense>
    </Catch>
  );
}
