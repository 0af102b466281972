import { counted } from '@vidas/api-client/words/counted.ts';
import { situacaoMensagem, statusCampanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import type { TagTone } from '@vidas/ui/tag/Tag.tsx';

const unknown = (code: number): string => `Desconhecido (${String(code)})`;

/** The status of a campaign in words (MSG-3); MSG-5 for unknown codes. */
export const writeStatus = (status: number): string => statusCampanha[status] ?? unknown(status);

/** The situation of a message in words. */
export const writeSituacao = (situacao: number): string => situacaoMensagem[situacao] ?? unknown(situacao);

const statusTones: Readonly<Record<number, TagTone>> = {
  1: 'info',
  3: 'positive',
  5: 'neutral',
  11: 'info',
  12: 'caution',
  13: 'negative',
};

/** The colour of a campaign's status. */
export const toneOfStatus = (status: number): TagTone => statusTones[status] ?? 'neutral';

const situacaoTones: Readonly<Record<number, TagTone>> = {
  1: 'info',
  3: 'positive',
  4: 'negative',
  5: 'positive',
  6: 'positive',
  7: 'positive',
};

/** The colour of a message's situation. */
export const toneOfSituacao = (situacao: number): TagTone => situacaoTones[situacao] ?? 'neutral';

/** '1 mensagem', '1.204 mensagens'. */
export const writeMensagens = (count: number): string => counted(count, 'mensagem', 'mensagens');
