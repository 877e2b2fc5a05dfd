import { startWhenSettled } from './start-application.ts';

startWhenSettled();
