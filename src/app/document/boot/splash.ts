import { startSplash } from '../splash.ts';

startSplash();
