import { fakeMudou } from '../../kinds/confirmado.fake.ts';
import { fakePick } from '../../report/names.fake.ts';
import { fake, Refusal } from '../../http/fake.ts';
import {
  aguardandoAutorizacao,
  autorizaEnvio,
  buscaCampanhas,
  buscaMensagens,
  type Campanha,
  detalhesCampanha,
  importaCampanha,
  isCampanhaAndando,
  linhaDaCampanha,
  type MensagemCampanha,
  unidadeDaCampanha,
} from './campanha.contract.ts';

const names = ['Boletos de novembro', 'Lembrete de vencimento', 'Débitos em aberto', 'Aviso de reajuste'];

/** The campaign number `index`, waiting to be authorised, with the given changes. */
export const fakeCampanha = (index = 1, given: Partial<Campanha> = {}): Campanha => ({
  id_campanha: 700 + index,
  nome_campanha: `${fakePick(names, index)} ${String(index).padStart(2, '0')}`,
  status: aguardandoAutorizacao,
  id_operadora: 1,
  id_aplicacao: 1,
  id_fatura: null,
  id_funcionalidade: 12,
  id_registro: null,
  request_push: null,
  request_sms: null,
  request_email: null,
  titulo_enviado: null,
  texto_enviado: null,
  texto_enviado_alternativo: null,
  data_hora_criacao: `2026-11-${String(1 + (index % 20)).padStart(2, '0')}T09:${String(10 + (index % 50))}`,
  data_hora_agendada: '2026-11-21T10:00',
  data_hora_inicio_envio: null,
  data_hora_fim_envio: null,
  motivo_cancelamento: null,
  tipo_campanha: 'ARQUIVO',
  qtd_push: 120 + index,
  qtd_sms: 480 + index * 7,
  qtd_email: 0,
  valor_push: 0,
  valor_sms: 9_600,
  valor_email: 0,
  valor_total: 9_600,
  envia_push: true,
  envia_sms: true,
  envia_email: false,
  broadcast: false,
  tipo_callback: null,
  segmentacao_str: null,
  ...given,
});

/** A campaign that was sent completely. */
export const fakeCampanhaEnviada = (index: number, given: Partial<Campanha> = {}): Campanha =>
  fakeCampanha(index, {
    status: 3,
    data_hora_inicio_envio: '2026-11-20T10:00',
    data_hora_fim_envio: '2026-11-20T10:42',
    ...given,
  });

/** One campaign in each status, and one with an unknown status; the first waits to be authorised. */
export const fakeCampanhas = (): Campanha[] => [
  fakeCampanha(12),
  fakeCampanha(11, { status: 13, qtd_push: 0, qtd_sms: 0 }),
  fakeCampanhaEnviada(10),
  fakeCampanhaEnviada(9),
  fakeCampanha(8, { status: 5, motivo_cancelamento: 'Texto com o valor errado.' }),
  fakeCampanha(7, { status: 8 }),
];

const situacoes = [0, 1, 7, 7, 3, 7, 4, 3, 6, 5, 2, 7] as const;

/** The message number `index` of a campaign, with the given changes. */
export const fakeMensagem = (index = 1, given: Partial<MensagemCampanha> = {}): MensagemCampanha => {
  const situacao = fakePick(situacoes, index);
  const isSent = situacao !== 0 && situacao !== 2;
  return {
    id_msg_envio: 90_000 + index,
    id_campanha: 712,
    telefone: `459912345${String(10 + (index % 90))}`,
    email: null,
    texto: `Olá! O boleto de novembro do seu plano vence em 25/11. Contrato ${String(1000 + index)}.`,
    tipo_envio: index % 4 === 3 ? 'PUSH' : 'SMS',
    situacao,
    data_hora_agendada: '2026-11-20T10:00',
    data_hora_enviada: isSent ? `2026-11-20T10:${String(10 + (index % 30))}` : null,
    data_hora_validade: null,
    data_recebimento: null,
    localizador: `BOL-${String(index).padStart(6, '0')}`,
    autorizado: true,
    copia: false,
    num_copias: 0,
    plataforma: null,
    tipo_callback: null,
    tipo_click: null,
    tipo_notificacao: null,
    token: null,
    valor_tarifado: 0,
    ...given,
  };
};

/** `count` messages of a campaign, one after the other. */
export const fakeMensagens = (count: number): MensagemCampanha[] =>
  Array.from({ length: count }, (_, index) => fakeMensagem(index));

/** Start of the invented service. */
export interface CampanhaFakeOptions {
  readonly campanhas?: readonly Campanha[];
  /** The messages of every campaign. */
  readonly mensagens?: readonly MensagemCampanha[];
  /** Each reading moves the running campaigns one step on: Importando to Aguardando, Processando to Enviado. */
  readonly isAdvancing?: boolean;
}

const nextStatus: Readonly<Record<number, number>> = { 11: aguardandoAutorizacao, 1: 3 };

/** The calls of the messaging service over one memory: later readings show imports and authorisations. */
export const campanhaFakes = ({
  campanhas: first = fakeCampanhas(),
  mensagens = fakeMensagens(60),
  isAdvancing = false,
}: CampanhaFakeOptions = {}) => {
  let campanhas = [...first];
  const read = (): Campanha[] => {
    const found = campanhas;
    if (isAdvancing)
      campanhas = campanhas.map((each) =>
        isCampanhaAndando(each.status) ? { ...each, status: nextStatus[each.status] ?? 3 } : each,
      );
    return found;
  };
  const isOf = ({ data_hora_criacao }: Campanha, mes?: number, ano?: number): boolean => {
    const [year, month] = (data_hora_criacao ?? '').split('-').map(Number);
    return (mes === undefined || month === mes) && (ano === undefined || year === ano);
  };
  const done = { status: true, message: 'OK' };
  return [
    fake(buscaCampanhas, ({ body: { mes, ano } }) => ({
      ...done,
      data: read().filter((each) => isOf(each, mes, ano)),
    })),
    fake(detalhesCampanha, ({ body }) => {
      const found = read().find(({ id_campanha }) => id_campanha === body.id_campanha);
      return found
        ? { ...done, data: [found] }
        : new Refusal(404, { status: false, message: 'Esta campanha não existe.' });
    }),
    fake(buscaMensagens, { ...done, data: [...mensagens] }),
    fake(importaCampanha, ({ body }) => {
      const campanha = fakeCampanha(50, {
        nome_campanha: body.nome_campanha,
        status: 11,
        data_hora_criacao: '2026-11-21T09:00',
      });
      campanhas = [campanha, ...campanhas];
      return { ...done, campanha };
    }),
    fake(autorizaEnvio, ({ body }) => {
      const found = campanhas.find(({ id_campanha }) => id_campanha === body.id_campanha);
      if (!found) return new Refusal(404, { status: false, message: 'Esta campanha não existe.' });
      const mudou = fakeMudou(body.confirmado, [linhaDaCampanha(found)], unidadeDaCampanha);
      if (mudou) return mudou;
      const campanha = { ...found, status: 1, data_hora_inicio_envio: body.nova_data_envio };
      campanhas = campanhas.map((each) => (each === found ? campanha : each));
      return { ...done, campanha };
    }),
  ];
};
