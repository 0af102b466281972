import { fake } from '../../http/fake.ts';
import { type Achados, buscaGeral } from './busca.contract.ts';
import { numeroDe } from './busca.rules.ts';

/** Two people and a boleto, all invented. */
export const fakeAchados: Achados = {
  pessoas: [
    { matricula: '0000001200', nome: 'Conceição Inventada de Ávila', situacao: 'Ativo', tipo: 'I' },
    { matricula: '0000001377', nome: 'Conceição Moraes Brandão', situacao: 'Cancelado', tipo: 'A' },
  ],
  temMaisPessoas: false,
  empresas: [{ codigo: '0042', nome: 'Serraria Ipê Ltda', situacao: 'Ativa' }],
  temMaisEmpresas: false,
  boletos: [
    {
      nossoNumero: '31285570000001172',
      nome: 'Conceição Inventada de Ávila',
      tipo: 'I',
      matricula: '0000001200',
      vencimento: '2026-12-10',
    },
  ],
  temMaisBoletos: false,
  guias: [
    {
      numero: '20000002',
      nome: 'Conceição Inventada de Ávila',
      prestador: 'Clínica Inventada do Lago',
      situacao: 'Pendências',
    },
  ],
  temMaisGuias: false,
  protocolos: [
    {
      numero: '99999920261112000001',
      de: 'atendimento',
      nome: 'Conceição Inventada de Ávila',
      situacao: 'Aberto',
    },
    { numero: '40719382', de: 'ouvidoria', nome: null, situacao: 'Em análise' },
  ],
};

/** A server that finds the people for 'conce…', the boleto for the end of its number, and nothing for another text. */
export const buscaFakes = ({
  pessoas,
  empresas = [],
  boletos,
  guias = [],
  protocolos = [],
  ...more
}: Achados = fakeAchados) => [
  fake(buscaGeral, ({ body: { texto } }) => {
    const numero = numeroDe(texto);
    const isName = /^conce/i.test(texto);
    return {
      ...more,
      pessoas: isName ? pessoas : [],
      empresas: /^serr/i.test(texto) ? empresas : [],
      protocolos: protocolos.filter((each) => each.numero === numero),
      guias: guias.filter((guia) => guia.numero === texto.trim()),
      boletos: numero === null ? [] : boletos.filter(({ nossoNumero }) => nossoNumero.endsWith(numero)),
    };
  }),
];
