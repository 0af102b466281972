import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { confirmado, type LinhaDoAto, type Unidade } from '../../kinds/confirmado.ts';
import { money } from '../../kinds/decimal.ts';
import { idText, typed } from '../../kinds/text.ts';

/** Most contracts of one campaign of notices. */
export const maxMensagensDeAviso = 1_000;

const matriculas = z
  .array(typed(20))
  .check(
    z.minLength(1, 'escolha ao menos um contrato'),
    z.maxLength(maxMensagensDeAviso, `no máximo ${maxMensagensDeAviso.toLocaleString('pt-BR')} de uma vez`),
  );

const mensagem = z.object({
  matricula: idText,
  nome: z.string(),
  telefone: z.string(),
  texto: z.string(),
  /** Number of SMS that the text costs (MSG-14). */
  sms: z.int(),
  /** Whole debt of the day, with fine and interest. */
  total: money,
  /** Names of the facts that the text lacks for a valid notice. */
  faltas: z.array(z.string()),
});

export type MensagemDeAviso = z.output<typeof mensagem>;

export const getMensagensDeAviso = endpoint('POST /cobranca/getMensagensDeAviso', {
  summary:
    'As mensagens de aviso dos contratos escolhidos, com a dívida toda de hoje, e quem fica de fora e por quê. Nada é gravado.',
  body: z.object({ matriculas }),
  reply: z.object({
    mensagens: z.array(mensagem),
    fora: z.array(z.object({ matricula: idText, nome: z.string(), motivo: z.string() })),
  }),
});

export type MensagensDeAviso = z.output<typeof getMensagensDeAviso.reply>;

/** Words for the messages of a campaign of notices. */
export const unidadeDaMensagem: Unidade = {
  um: 'mensagem',
  varios: 'mensagens',
  doValor: 'de dívida',
  temValor: true,
};

/** Line of a message in the question before its campaign is made (REL-46). */
export const linhaDaMensagemDeAviso = ({
  matricula,
  telefone,
  total,
}: Pick<MensagemDeAviso, 'matricula' | 'telefone' | 'total'>): LinhaDoAto => ({
  id: `${matricula} ${telefone}`,
  cents: total,
});

export const criaCampanhaDeAviso = endpoint('POST /cobranca/criaCampanhaDeAviso', {
  summary:
    'Cria no serviço de mensagens uma campanha com os avisos dos contratos escolhidos; ela espera a autorização, e nada sai antes. Recusado (409) se as mensagens não são as confirmadas, ou se já há uma igual hoje.',
  body: z.object({ matriculas, confirmado }),
  reply: z.object({
    message: z.string(),
    /** Null when the service does not tell it. */
    campanha: z.nullable(z.int()),
  }),
});
