import * as f from '../report/field.ts';
import { all, byPeriod, byPersonalText, proposing } from '../report/question.ts';
import { report, type RowOf } from '../report/report.ts';
import { camposDaRealizacao, camposDoPrazo } from './prazo/camposDoPrazo.ts';
import { conclusoes } from './prazo/conclusoes.ts';
import { camposDaReanalise } from './reanalise/camposDaReanalise.ts';

/** States of a protocol. */
export const statusDoProtocolo = {
  ABERTO: 'Aberto',
  'EM ANDAMENTO': 'Em andamento',
  ENCERRADO: 'Encerrado',
} as const;

/** The registry of protocols by day of entry, those still open, and those of a number or person (ATD-2, ATD-12, ATD-13). The home's indicators count `satisfacao` (ATD-9). */
export const registroProtocolo = report({
  route: 'atendimento/registro-protocolo',
  title: 'Registro de protocolo',
  file: 'lista-reg-protocolo.csv',
  key: 'ocoCod',
  texts: {
    ask: 'Escolha o período do lançamento, ou digite protocolo, matrícula, CPF ou nome, e busque.',
    idle: 'Escolha o período, ou digite quem ou qual protocolo, e use Buscar.',
  },
  questions: {
    periodo: proposing(
      'mes',
      byPeriod('/atendimento/getRelatorioRegProtocolo/{start}/{end}', {
        summary: 'Os protocolos de atendimento lançados no período, o mais antigo primeiro.',
        says: 'Atendimentos',
        empty: ['Nenhum registro encontrado!', 'Verifique o período e tente novamente.'],
      }),
    ),
    busca: byPersonalText('/atendimento/getProtocolosDe', 'busca', {
      summary: 'Os protocolos de um número, de uma matrícula, de um CPF ou de um nome, o mais novo primeiro.',
      says: 'Protocolos de',
      empty: ['Nenhum protocolo encontrado.', 'Confira o número ou o nome.'],
      label: 'Protocolo ou pessoa',
    }),
    abertos: all('/atendimento/getProtocolosAbertos', {
      summary: 'Os protocolos ainda não encerrados, de qualquer mês, o mais antigo primeiro.',
      says: 'Protocolos em aberto, de qualquer mês',
      empty: ['Nenhum protocolo em aberto.', 'Todos foram encerrados.'],
      button: 'Buscar em aberto',
    }),
  },
  row: {
    protocolo: f.required(f.code('Protocolo', { footer: 'count' })),
    ocoCod: f.required(f.code('Código')),
    ocoDtlanc: f.required(f.moment('Data de lançamento')),
    codSau: f.matricula('Matrícula'),
    nome: f.nome('Nome'),
    ocoData: f.required(f.day('Data')),
    ocoStatus: f.choice('Status', statusDoProtocolo),
    ocoDescricao: f.text('Descrição'),
    funMat: f.code('Matrícula do funcionário'),
    pefNome: f.pessoa('Funcionário'),
    ocoProvidencia: f.text('Providência'),
    ocoDtfim: f.day('Data fim'),
    ocoTema: f.code('Código do tema'),
    tema: f.choice('Tema', [
      'Autorização de procedimentos',
      'Rede credenciada',
      'Boleto e pagamento',
      'Reajuste',
      'Cancelamento',
      'Carência',
      'Cadastro',
      'Reembolso',
      'Aplicativo',
    ]),
    canal: f.choice('Canal', ['Telefone', 'Presencial', 'WhatsApp', 'E-mail', 'Aplicativo']),
    ocoCanal: f.code('Código do canal'),
    ocoDemanda: f.text('Demanda'),
    ocoTemaReclamacao: f.text('Tema da reclamação'),
    ocoManifestacao: f.code('Código da manifestação'),
    manifesto: f.choice('Manifestação', ['Informação', 'Solicitação', 'Reclamação', 'Elogio', 'Sugestão']),
    cnsCr: f.code('CNS/CR'),
    dias: f.count('Dias', { footer: null }),
    satisfacao: f.ours(f.choice('Satisfação', { FELIZ: 'Usuário feliz', TRISTE: 'Usuário triste' })),
    ...camposDoPrazo,
    conclusao: f.ours(f.choice('Conclusão', conclusoes)),
    resposta: f.ours(f.text('Resposta')),
    clausula: f.ours(f.text('Cláusula ou base legal')),
    ...camposDaRealizacao,
    ...camposDaReanalise,
  },
});

export type Protocolo = RowOf<typeof registroProtocolo>;
