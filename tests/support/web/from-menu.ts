import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses what a record's page has in its menu, besides the one thing that leads. */
export async function fromMenu(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Mais ações' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}
