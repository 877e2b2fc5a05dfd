import pino, { type Logger } from 'pino';

/** One JSON line an event on standard output, of `level` (pino's: `info`, `silent`) or above; secrets never reach a line. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.token', '*.password', '*.accessToken', 'headers.authorization', 'headers.cookie'],
    serializers: { error: pino.stdSerializers.err },
  });
}
