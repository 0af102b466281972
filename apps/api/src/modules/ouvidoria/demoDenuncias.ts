import type { NovaDenuncia } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';

/** One invented report of the demonstration. */
export interface DemoDenuncia {
  /** Days before today on which it was filed. */
  daysAgo: number;
  report: Partial<NovaDenuncia>;
  /** Actions of the staff, in order; the last one's status is the report's, which is N without any. */
  actions: readonly { status: 'A' | 'E'; text: string; by: string }[];
  /** Conversation in order, each message some days before today; one without `by` is the reporter's. */
  messages?: readonly { daysAgo: number; text: string; by?: string }[];
}

const helena = 'Helena Prates';
const marina = 'Marina Alencar';

/** Twelve invented reports: five new, four under analysis, three closed; four of them identified. */
export const demoDenuncias: readonly DemoDenuncia[] = [
  {
    daysAgo: 0,
    report: {
      tipo: '42',
      dadosDenunciado: 'Chefia do setor de faturamento',
      dadosComplementares: 'Duas colegas do mesmo turno presenciaram.',
      detalhamento:
        'Desde setembro há cobranças aos gritos diante da equipe, sempre às segundas-feiras pela manhã.',
    },
    actions: [],
  },
  {
    daysAgo: 1,
    report: {
      nome: 'Otávio Brandão Reis',
      email: 'otavio.reis@exemplo.com.br',
      local: 'Unidade Centro',
      tipo: '67',
      dadosDenunciado: 'Empresa de manutenção predial',
      detalhamento: 'A saída de emergência do segundo andar fica trancada durante o expediente.',
    },
    actions: [],
  },
  {
    daysAgo: 2,
    report: {
      tipo: '45',
      detalhamento: 'A recepção tem feito, há dois meses, as entregas externas que cabem ao malote.',
    },
    actions: [],
  },
  {
    daysAgo: 3,
    report: { detalhamento: 'Gostaria de saber se a política de brindes vale também para estagiários.' },
    actions: [],
  },
  {
    daysAgo: 5,
    report: {
      tipo: '63',
      dadosDenunciado: 'Coordenação do turno da noite',
      detalhamento: 'Depois da primeira denúncia, as folgas da equipe foram trocadas sem aviso.',
      protocoloAnterior: '00000000',
    },
    actions: [],
  },
  {
    daysAgo: 9,
    report: {
      tipo: '65',
      dadosDenunciado: 'Recepção do ambulatório',
      detalhamento: 'A senha do sistema fica anotada em um papel no balcão.',
    },
    actions: [
      {
        status: 'A',
        text: 'Recebimento registrado. Solicitada vistoria ao setor de tecnologia.',
        by: helena,
      },
    ],
    messages: [
      { daysAgo: 6, text: 'Em qual dos balcões fica o papel?', by: helena },
      { daysAgo: 4, text: 'No da entrada de pacientes, embaixo do teclado.' },
    ],
  },
  {
    daysAgo: 14,
    report: {
      nome: 'Conceição Assunção Prado',
      email: 'conceicao.prado@exemplo.com.br',
      local: 'Ambulatório Sul',
      tipo: '46',
      dadosDenunciado: 'Supervisão de agendamento',
      dadosComplementares: 'Pessoas com mais de 50 anos da mesma equipe.',
      detalhamento: 'As vagas de treinamento são oferecidas apenas a quem tem menos de trinta anos.',
    },
    actions: [
      { status: 'A', text: 'Recebimento registrado.', by: marina },
      { status: 'A', text: 'Pedida a lista dos treinamentos do ano ao setor de pessoas.', by: marina },
    ],
  },
  {
    daysAgo: 21,
    report: {
      tipo: '57',
      dadosDenunciado: 'Contrato de limpeza da filial norte',
      detalhamento: 'São faturadas oito pessoas por turno e trabalham cinco, conforme a escala da portaria.',
    },
    actions: [
      { status: 'A', text: 'Solicitadas as escalas e as notas dos últimos seis meses.', by: helena },
      { status: 'A', text: 'Notas recebidas; conferência em andamento com o financeiro.', by: helena },
      { status: 'A', text: 'Fornecedor ouvido na presença do jurídico.', by: marina },
    ],
    messages: [{ daysAgo: 10, text: 'Isso acontece também nos fins de semana?', by: marina }],
  },
  {
    daysAgo: 28,
    report: {
      tipo: '44',
      dadosDenunciado: 'Comprador da sede',
      detalhamento: 'A empresa de um parente foi incluída na cotação de móveis.',
    },
    actions: [{ status: 'A', text: 'Encaminhada ao comitê de conflitos de interesse.', by: helena }],
  },
  {
    daysAgo: 45,
    report: {
      nome: 'Eduardo Fontes Lacerda',
      email: 'eduardo.lacerda@exemplo.com.br',
      local: 'Central de atendimento',
      tipo: '70',
      dadosDenunciado: 'Veículo de serviço',
      detalhamento: 'O carro da unidade é usado aos domingos para fins particulares.',
    },
    actions: [
      { status: 'A', text: 'Pedido o relatório de rastreamento do veículo.', by: marina },
      {
        status: 'E',
        text: 'Uso confirmado em duas datas. Responsável advertido e controle de chaves revisto.',
        by: marina,
      },
    ],
  },
  {
    daysAgo: 61,
    report: {
      tipo: '61',
      dadosDenunciado: 'Analista de credenciamento',
      detalhamento: 'Recebeu ingressos de um prestador na semana da renovação do contrato.',
    },
    actions: [
      { status: 'A', text: 'Recebimento registrado. Analista ouvido.', by: helena },
      {
        status: 'E',
        text: 'Ingressos devolvidos ao prestador; orientação registrada e treinamento feito com a equipe.',
        by: helena,
      },
    ],
  },
  {
    daysAgo: 90,
    report: {
      nome: 'Rosana Vilela Queiroz',
      email: 'rosana.queiroz@exemplo.com.br',
      local: 'Unidade Norte',
      tipo: '66',
      dadosDenunciado: 'Estacionamento da unidade',
      detalhamento: 'Parte da iluminação está apagada há semanas e o turno da noite sai sozinho.',
    },
    actions: [
      { status: 'E', text: 'Lâmpadas trocadas e ronda da vigilância ampliada até as 23h.', by: marina },
    ],
  },
];
