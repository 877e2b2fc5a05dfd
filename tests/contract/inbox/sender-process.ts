import { openOutbox } from '#services/outbox/open-outbox.ts';
import { createOutboxSender } from '#services/outbox/send-outbox.ts';

/** A sender in a process of its own, to be killed: `node sender-process.ts <database> <smtp url>`. */
const [location = '', smtpUrl = ''] = process.argv.slice(2);
const { db } = await openOutbox(location);
createOutboxSender({ db, smtpUrl, from: 'ash <hello@ash.example>', report: console.error }).wake();
