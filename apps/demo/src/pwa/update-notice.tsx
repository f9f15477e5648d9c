import { useEffect } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { useNotify } from '../app/notices.js';
import { useTexts } from '../language/context.js';
import type { Update } from './updates.js';

/** Says that a newer version has arrived, and goes over to it when the player wants. */
export function UpdateNotice({ updates }: { readonly updates: StoreApi<Update> }): null {
  const { app } = useTexts();
  const notify = useNotify();
  const update = useStore(updates);
  useEffect(() => {
    if (!update) return;
    notify({
      id: 'update',
      text: app.update.arrived,
      action: { label: app.update.reload, act: update.apply },
    });
  }, [update, notify, app]);
  return null;
}
