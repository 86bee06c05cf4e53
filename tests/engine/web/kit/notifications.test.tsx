import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '#engine/web/i18n/i18n.ts';
import { createNotificationStore } from '#engine/web/kit/notification-store.ts';
import { hideAfter, NotificationContext, Notifications } from '#engine/web/kit/notifications.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

async function openNotifications() {
  const store = createNotificationStore();
  render(
    <I18nextProvider i18n={await createI18n('pt')}>
      <NotificationContext value={store}>
        <Notifications />
      </NotificationContext>
    </I18nextProvider>,
  );
  const say = (text: string) => act(() => store.add({ message: { text }, severity: 'success' }));
  const fail = (text: string) => act(() => store.add({ message: { text }, severity: 'error' }));
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  return { store, say, fail, pass };
}

describe('the snackbar', () => {
  it('is a status that is there before its text, which leaves after six seconds', async () => {
    const { say, pass } = await openNotifications();
    const status = screen.getByRole('status');
    say('Salvo');
    expect(status).toHaveTextContent('Salvo');
    expect(hideAfter).toBe(6000);
    await pass(5800);
    expect(status).toHaveTextContent('Salvo');
    await pass(1000);
    expect(status).toBeEmptyDOMElement();
  });

  it('shows the newest at once in place of the one before, and keeps both in the history', async () => {
    const { store, say } = await openNotifications();
    say('Um');
    say('Dois');
    expect(screen.getByText('Dois')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(store.history().map(({ message }) => message)).toEqual([{ text: 'Dois' }, { text: 'Um' }]);
  });

  it('brings back what is more than good news after the good news that came between', async () => {
    const { store, say } = await openNotifications();
    act(() => store.add({ message: { text: '3 preços copiados' }, severity: 'info' }));
    act(() => store.add({ message: { text: 'Pouco espaço' }, severity: 'warning' }));
    say('Salvo');
    for (const text of ['Salvo', 'Pouco espaço', '3 preços copiados']) {
      expect(screen.getByText(text)).toBeInTheDocument();
      fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    }
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows an error at once beside good news, until it is closed', async () => {
    const { say, fail, pass } = await openNotifications();
    say('Salvo');
    fail('Não salvo');
    expect(screen.getByText('Salvo')).toBeInTheDocument();
    expect(screen.getByText('Não salvo')).toBeInTheDocument();
    await pass(7000);
    expect(screen.queryByText('Salvo')).not.toBeInTheDocument();
    await pass(60_000);
    expect(screen.getByText('Não salvo')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByText('Não salvo')).not.toBeInTheDocument();
  });

  it('says the same once, however often it comes', async () => {
    const { say, fail } = await openNotifications();
    for (let time = 0; time < 5; time += 1) {
      say('Preferências salvas');
      fail('Sem conexão');
    }
    for (const button of screen.getAllByRole('button', { name: 'Fechar' })) fireEvent.click(button);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('counts what was not yet read in the history, and forgets the history of who leaves', async () => {
    const { store, say } = await openNotifications();
    say('Um');
    say('Dois');
    expect(store.unread()).toBe(2);
    store.markRead(store.history()[1]?.id ?? 0);
    expect(store.unread()).toBe(1);
    act(() => store.forget());
    expect([store.unread(), store.history()]).toEqual([0, []]);
    expect(screen.getByText('Dois')).toBeInTheDocument();
  });

  it('stays while the focus is in it, and leaves some time after', async () => {
    const { say, pass } = await openNotifications();
    say('Salvo');
    act(() => screen.getByRole('button', { name: 'Fechar' }).focus());
    await pass(20_000);
    expect(screen.getByText('Salvo')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Fechar' }).blur());
    await pass(7000);
    expect(screen.queryByText('Salvo')).not.toBeInTheDocument();
  });

  it('stays while the pointer is on it', async () => {
    const { say, pass } = await openNotifications();
    say('Salvo');
    fireEvent.pointerEnter(screen.getByText('Salvo').closest('.notification') as Element);
    await pass(20_000);
    expect(screen.getByText('Salvo')).toBeInTheDocument();
  });

  it('stays while the window is behind another one, and leaves by Escape', async () => {
    const { say, fail, pass } = await openNotifications();
    say('Salvo');
    fail('Não salvo');
    fireEvent.blur(window);
    await pass(20_000);
    expect(screen.getByText('Salvo')).toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
