import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { useLanguage } from '../language/context.js';
import { dialogNames } from './dialogs.js';
import { MenuIcon } from './menu-icon.js';
import { goTo } from './route.js';
import './menu.css';

/** The way to everything that is not on the first screen. It is open when it comes: somebody has asked for it. */
export default function Menu(): ReactElement {
  const { texts, labels } = useLanguage();
  const { app } = texts;
  return (
    <DirectionProvider direction={labels.dir}>
      <Base.Root defaultOpen modal={false}>
        <Base.Trigger className="menu-button" aria-label={app.menu}>
          <MenuIcon />
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner className="menu-place" sideOffset={6} align="end">
            <Base.Popup className="menu">
              {dialogNames.map((name) => (
                <Base.Item key={name} className="menu-item" onClick={() => goTo([name])}>
                  {app.dialogs[name]}
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  );
}
