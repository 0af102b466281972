import { fake, Refusal } from '../http/fake.ts';
import { getMensagens, inserirMensagem, type Mensagem } from './mensagens.contract.ts';
import {
  type Acao,
  type DenunciaDaEquipe,
  getAcoes,
  getDenuncias,
  inserirNovaAcao,
  porDeLado,
  revelarIdentidade,
} from './ouvidoria.contract.ts';
import { type StatusDenuncia, statusDenuncia } from './ouvidoria.rules.ts';

const textoDoStatus = (status: string): string | null => statusDenuncia[status as StatusDenuncia] ?? null;

/** An anonymous report of today, with the given changes. */
export const fakeDenuncia = (given: Partial<DenunciaDaEquipe> = {}): DenunciaDaEquipe => {
  const status = given.OUV_STATUS ?? 'N';
  return {
    OUV_PROTOCOLO: '40719382',
    OUV_NOME: null,
    OUV_EMAIL: null,
    OUV_LOCAL: null,
    OUV_TIPO: '42',
    OUV_DADOS_DENUNCIADO: 'Chefia do setor de faturamento',
    OUV_DADOS_COMPLEMENTARES: 'Duas colegas do mesmo turno presenciaram.',
    OUV_DETALHAMENTO: 'Desde setembro há cobranças aos gritos diante da equipe, sempre às segundas-feiras.',
    OUV_PROTOCOLO_ANTERIOR: null,
    OUV_STATUS: status,
    DESCRICAO_STATUS: textoDoStatus(status),
    OUV_REGISTRADA_EM: '2026-11-21',
    OUV_PRAZO_ANALISE: '2026-11-28',
    OUV_PRAZO_RESPOSTA: '2026-12-01',
    OUV_PRAZO_CONCLUSAO: '2027-01-05',
    OUV_VENCE: status === 'E' ? null : 'analise',
    OUV_VENCE_EM: status === 'E' ? null : '2026-11-28',
    OUV_DIAS: status === 'E' ? null : 7,
    ...given,
  };
};

/** Sixty blank reports as one row, and three with the same text. */
export const fakeIguais = (): DenunciaDaEquipe[] => {
  const others = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => String(first + index * 7919));
  const blank = { OUV_TIPO: null, OUV_DADOS_DENUNCIADO: null, OUV_DADOS_COMPLEMENTARES: null } as const;
  return [
    fakeDenuncia({
      OUV_PROTOCOLO: '30194455',
      ...blank,
      OUV_DETALHAMENTO: null,
      OUV_QUANTAS: 60,
      OUV_IGUAIS: others(31_000_000, 59),
      ULTIMA_ACAO: null,
    }),
    fakeDenuncia({
      OUV_PROTOCOLO: '70114822',
      ...blank,
      OUV_DETALHAMENTO: 'aaaaaaaa',
      OUV_QUANTAS: 3,
      OUV_IGUAIS: others(71_000_000, 2),
      ULTIMA_ACAO: null,
    }),
    fakeDenuncia({ OUV_PROTOCOLO: '55508812', ULTIMA_ACAO: null }),
  ];
};

/** Nine invented reports in the three status, two of them identified. */
export const fakeDenuncias = (): DenunciaDaEquipe[] => [
  fakeDenuncia({ OUV_VENCE_EM: '2026-11-19', OUV_DIAS: -2 }),
  fakeDenuncia({
    OUV_PROTOCOLO: '11820457',
    OUV_NOME: 'Oculto',
    OUV_EMAIL: 'Oculto',
    OUV_OCULTA: true,
    OUV_MENSAGEM_NOVA: true,
    OUV_LOCAL: 'Unidade Centro',
    OUV_TIPO: '67',
    OUV_DADOS_DENUNCIADO: 'Empresa de manutenção',
    OUV_DETALHAMENTO: 'A saída de emergência do segundo andar fica trancada durante o expediente.',
    OUV_STATUS: 'A',
    OUV_VENCE: 'mensagem',
    OUV_VENCE_EM: '2026-11-22',
    OUV_DIAS: 1,
  }),
  fakeDenuncia({
    OUV_PROTOCOLO: '90331264',
    OUV_TIPO: '61',
    OUV_DADOS_DENUNCIADO: 'Comprador da filial norte',
    OUV_STATUS: 'E',
  }),
  fakeDenuncia({
    OUV_PROTOCOLO: '27750918',
    OUV_TIPO: null,
    OUV_DADOS_DENUNCIADO: null,
    OUV_DADOS_COMPLEMENTARES: null,
  }),
  fakeDenuncia({ OUV_PROTOCOLO: '63018245', OUV_TIPO: '45', OUV_PROTOCOLO_ANTERIOR: '40719382' }),
  fakeDenuncia({
    OUV_PROTOCOLO: '58204771',
    OUV_TIPO: '65',
    OUV_DADOS_DENUNCIADO: 'Senha anotada na recepção',
    OUV_STATUS: 'A',
  }),
  fakeDenuncia({
    OUV_PROTOCOLO: '00482913',
    OUV_NOME: 'Oculto',
    OUV_EMAIL: 'Oculto',
    OUV_OCULTA: true,
    OUV_LOCAL: 'Ambulatório Sul',
    OUV_TIPO: '46',
    OUV_STATUS: 'E',
  }),
  fakeDenuncia({ OUV_PROTOCOLO: '74429006', OUV_TIPO: '52', OUV_STATUS: 'A' }),
  fakeDenuncia({ OUV_PROTOCOLO: '35917628', OUV_TIPO: '63', OUV_STATUS: 'N' }),
];

/** Seven actions, so that the table of five has a second page. */
const fakeAcoes = (): Acao[] =>
  [
    'Recebimento registrado.',
    'Solicitado parecer do setor de pessoas.',
    'Duas testemunhas ouvidas.',
    'Recebidas as escalas de setembro e outubro.',
    'Chefia ouvida na presença do jurídico.',
    'Medidas propostas à diretoria.',
    'Acompanhamento por 30 dias.',
  ].map((descricao, index) => ({
    AC_CODIGO: String(index + 1),
    AC_DESCRICAO_ACAO: descricao,
    AC_EM: `2026-11-${String(index + 12)}`,
    AC_FUNCIONARIO: index % 2 === 0 ? 'Helena Prates' : 'Marina Alencar',
  }));

/** A question of the staff and its answer. */
const fakeMensagens = (): Mensagem[] => [
  {
    ME_CODIGO: '1',
    ME_DE: 'equipe',
    ME_EM: '2026-11-18',
    ME_TEXTO: 'Em que horário isso acontece?',
    ME_FUNCIONARIO: 'Helena Prates',
  },
  {
    ME_CODIGO: '2',
    ME_DE: 'denunciante',
    ME_EM: '2026-11-19',
    ME_TEXTO: 'Sempre antes das 8h.',
    ME_FUNCIONARIO: null,
  },
];

/** The ombudsman's server in memory: later readings show additions. */
export const ouvidoriaFakes = (
  denuncias: DenunciaDaEquipe[] = fakeDenuncias(),
  acoes: Acao[] = fakeAcoes(),
) => {
  const byProtocolo = new Map(
    denuncias.map((denuncia) => [
      denuncia.OUV_PROTOCOLO,
      { denuncia, acoes: [...acoes], mensagens: fakeMensagens() },
    ]),
  );
  return [
    fake(getDenuncias, () => [...byProtocolo.values()].map((entry) => entry.denuncia)),
    fake(revelarIdentidade, { OUV_NOME: 'Otávio Brandão Reis', OUV_EMAIL: 'otavio.reis@exemplo.com.br' }),
    fake(getAcoes, ({ body }) => byProtocolo.get(body.protocolo)?.acoes ?? []),
    fake(getMensagens, ({ body }) => byProtocolo.get(body.protocolo)?.mensagens ?? []),
    fake(inserirMensagem, ({ body: { protocolo, mensagem } }) => {
      const entry = byProtocolo.get(protocolo);
      if (!entry) return new Refusal(404, { error: 'Denúncia não encontrada.' });
      entry.mensagens.push({
        ME_CODIGO: String(entry.mensagens.length + 1),
        ME_DE: 'equipe',
        ME_EM: '2026-11-21',
        ME_TEXTO: mensagem,
        ME_FUNCIONARIO: 'Marina Alencar',
      });
      return { message: 'Mensagem enviada com sucesso!' };
    }),
    fake(porDeLado, ({ body: { protocolo, deLado } }) => {
      const entry = byProtocolo.get(protocolo);
      if (!entry) return new Refusal(409, { error: 'Nenhuma denúncia igual a esta pode mudar de lado.' });
      const { OUV_DE_LADO: _aside, ...rest } = entry.denuncia;
      entry.denuncia = deLado
        ? { ...rest, OUV_DE_LADO: true, OUV_VENCE: null, OUV_VENCE_EM: null, OUV_DIAS: null }
        : rest;
      return {
        message: deLado
          ? 'Denúncias postas de lado com sucesso!'
          : 'Denúncias trazidas de volta com sucesso!',
        quantas: rest.OUV_QUANTAS ?? 1,
      };
    }),
    fake(inserirNovaAcao, ({ body: { protocolo, descricaoAcao, status } }) => {
      const entry = byProtocolo.get(protocolo);
      if (!entry) return new Refusal(404, { error: 'Denúncia não encontrada.' });
      entry.denuncia = { ...entry.denuncia, OUV_STATUS: status, DESCRICAO_STATUS: textoDoStatus(status) };
      entry.acoes.push({
        AC_CODIGO: String(entry.acoes.length + 1),
        AC_DESCRICAO_ACAO: descricaoAcao,
        AC_EM: '2026-11-21',
        AC_FUNCIONARIO: 'Marina Alencar',
      });
      return { message: 'Ação adicionada com sucesso!' };
    }),
  ];
};
