import { icons } from '#assets/icons.ts';
import type { FindingState } from '#contracts/answers/doctor.ts';

/** What the portal calls how a thing stands, in the order to look at it. */
export const stateName: Record<FindingState, string> = {
  fault: 'Fault',
  warning: 'To see to',
  unknown: 'Not known',
  ok: 'Well',
};

export const stateTone = { fault: 'coral', warning: 'sand', unknown: 'sand', ok: 'seaglass' } as const;

/** For whoever does not see the color; beside the word. */
export const stateSign: Record<FindingState, string> = {
  fault: icons.close,
  warning: icons.alert,
  unknown: icons.info,
  ok: icons.check,
};
