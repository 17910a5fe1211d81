import * as z from 'zod/mini';

/** What an app is shown, once: the secret as letters and as an address it understands, and what proves both are ours. */
export const secondFactorSetupShape = z.strictObject({
  secret: z.string(),
  uri: z.string(),
  setup: z.string(),
});
export type SecondFactorSetup = z.output<typeof secondFactorSetupShape>;

/** Shown once; each is good for one sign-in. */
export const recoveryCodesShape = z.strictObject({ codes: z.array(z.string()) });
export type RecoveryCodes = z.output<typeof recoveryCodesShape>;
