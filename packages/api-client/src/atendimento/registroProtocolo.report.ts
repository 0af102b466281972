import * as f from '../report/field.ts';
import { byPeriod } from '../report/question.ts';
import { report, type RowOf } from '../report/report.ts';

/** The registry of protocols by day of entry (ATD-2). The home's indicators count `satisfacao` (ATD-9). */
export const registroProtocolo = report({
  route: 'atendimento/registro-protocolo',
  title: 'Relatório de Registro de Protocolo',
  file: 'lista-reg-protocolo.csv',
  key: 'ocoCod',
  texts: { ask: 'Escolha o período do lançamento e busque.' },
  questions: {
    periodo: byPeriod('/atendimento/getRelatorioRegProtocolo/{start}/{end}', {
      summary: 'Os protocolos de atendimento lançados no período, o mais antigo primeiro.',
      says: 'Atendimentos',
      empty: ['Nenhum Registro encontrado!', 'Verifique o período e tente novamente.'],
    }),
  },
  row: {
    protocolo: f.required(f.code('Protocolo', { footer: 'count' })),
    ocoCod: f.required(f.code('Código')),
    ocoDtlanc: f.required(f.moment('Data de lançamento')),
    codSau: f.matricula('Matrícula'),
    nome: f.nome('Nome'),
    ocoData: f.required(f.day('Data')),
    ocoStatus: f.choice('Status', {
      ABERTO: 'Aberto',
      'EM ANDAMENTO': 'Em andamento',
      ENCERRADO: 'Encerrado',
    }),
    ocoDescricao: f.text('Descrição'),
    funMat: f.code('Matrícula do funcionário'),
    pefNome: f.pessoa('Funcionário'),
    ocoProvidencia: f.text('Providência'),
    ocoDtfim: f.day('Data fim'),
    ocoTema: f.code('Cód. tema'),
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
    ocoCanal: f.code('Cód. canal'),
    ocoDemanda: f.text('Demanda'),
    ocoTemaReclamacao: f.text('Tema da reclamação'),
    ocoManifestacao: f.code('Cód. manifestação'),
    manifesto: f.choice('Manifestação', ['Informação', 'Solicitação', 'Reclamação', 'Elogio', 'Sugestão']),
    cnsCr: f.code('CNS/CR'),
    dias: f.count('Dias', { footer: null }),
    satisfacao: f.ours(f.choice('Satisfação', { FELIZ: 'Usuário feliz', TRISTE: 'Usuário triste' })),
  },
});

export type Protocolo = RowOf<typeof registroProtocolo>;
