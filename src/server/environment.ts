import { z } from 'zod';
import { originVariable } from './editor-origins.ts';
import { recipients } from './recipients.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const database = z.string().regex(/^(file:|postgres(ql)?:\/\/)/, 'must start with file: or postgres://');

/** The environment variables that the site reads, as they are written. */
export const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  PUBLIC_URL: address.optional(),
  DATABASE_URL: database.default('file:var/ash.db'),

  CONTENT_API_URL: address.optional(),
  CONTENT_TOKEN: z.string().optional(),
  CONTENT_PREVIEW_TOKEN: z.string().optional(),
  CONTENT_SPACE_ID: z.coerce.number().int().positive().optional(),
  CONTENT_RATE_LIMIT: z.coerce.number().min(0).optional(),
  CONTENT_WEBHOOK_SECRET: z.string().optional(),
  CONTENT_FOOTER_CV: z.coerce.number().int().optional(),

  DRAFT_ACCESS: z.enum(['open', 'signed']).optional(),
  EDITOR_ORIGIN: originVariable.optional(),
  SITE_ENVIRONMENT: z.string().optional(),

  COMMERCE_ENDPOINT: address.optional(),
  COMMERCE_TOKEN: z.string().optional(),
  COMMERCE_PRIVATE_TOKEN: z.string().optional(),
  COMMERCE_ADMIN_TOKEN: z.string().optional(),
  COMMERCE_WEBHOOK_SECRET: z.string().optional(),

  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/\S+$/, 'must start with redis:// or rediss://')
    .optional(),

  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('ash hotels <hello@ash-hotels.example>'),
  OPERATOR_PASSWORD: z.string().optional(),

  MAILCHIMP_API_URL: address.optional(),
  MAILCHIMP_API_KEY: z.string().optional(),
  NEWSLETTER_HUB_URL: address.optional(),
  NEWSLETTER_HUB_FORM_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be letters, digits, _ and -')
    .optional(),

  CHALLENGE_URL: address.optional(),
  BOTPOISON_PUBLIC_KEY: z.string().optional(),
  BOTPOISON_SECRET_KEY: z.string().optional(),

  RECIPIENTS: recipients.optional(),
  RETENTION_DAYS: z.coerce.number().int().min(0).default(180),
  FORM_LIMIT: z.coerce.number().int().min(0).default(60),

  OUTGOING_TIME_LIMIT: z.coerce.number().int().min(100).max(120_000).default(10_000),
  LOGIN_LIMIT: z.coerce.number().int().min(0).default(10),
  TRUST_PROXY: z.coerce.number().int().min(0).default(0),

  ADDRESS_SEARCH_URL: address.optional(),

  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),

  WARM_PICTURES: z.enum(['0', '1']).default('1'),

  FASTLY_SERVICE_ID: z.string().optional(),
  FASTLY_API_TOKEN: z.string().optional(),
  CLOUDFLARE_ZONE_ID: z.string().optional(),
  CLOUDFLARE_API_TOKEN: z.string().optional(),

  CATALOGUE: z.enum(['0', '1']).optional(),
});

export type Environment = z.infer<typeof environment>;
