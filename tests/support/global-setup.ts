// Before all tests: the template of the test database, so that no test file waits for it.
import { makeTemplates } from './database.ts';

export async function setup(): Promise<void> {
  await makeTemplates();
}
