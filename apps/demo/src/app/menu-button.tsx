import { type ComponentType, type ReactElement, useState } from 'react';
import { useTexts } from '../language/context.js';
import { MenuIcon } from './menu-icon.js';
import { useNotify } from './notices.js';

const load = (): Promise<{ default: ComponentType }> => import('./menu.js');

/**
 * Opens the menu. It is fetched when a hand comes near, and not by `lazy`: what React has once shown something else for
 * waits for a third of a second.
 */
export function MenuButton(): ReactElement {
  const { app } = useTexts();
  const notify = useNotify();
  const [Menu, setMenu] = useState<ComponentType | null>(null);
  const soon = (): void => void load().catch(() => undefined);
  const open = (): void => {
    load().then(
      (module) => setMenu(() => module.default),
      () => notify({ id: 'menu', text: (texts) => texts.app.notFetched }),
    );
  };
  if (Menu) return <Menu />;
  return (
    <button
      type="button"
      className="menu-button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={app.menu}
      onPointerEnter={soon}
      onFocus={soon}
      onClick={open}
    >
      <MenuIcon />
    </button>
  );
}
