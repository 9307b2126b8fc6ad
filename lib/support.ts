/** Where Contact Support writes to; set at build time by whoever hosts Brigade. */
export const SUPPORT_MAIL = process.env.NEXT_PUBLIC_SUPPORT_MAIL ?? 'support@brigade.example';
