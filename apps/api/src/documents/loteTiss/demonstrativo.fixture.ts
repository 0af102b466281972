import type { Demonstrativo } from './demonstrativo.ts';

const valores = { informado: 16_000, processado: 15_000, liberado: 10_000, glosa: 6_000 };

/** A settled lot of one guide with two items, one of them partly denied. */
export const demonstrativoDeTeste = (given: Partial<Demonstrativo> = {}): Demonstrativo => ({
  operadora: { nome: 'Operadora Exemplo & Filhos', cnpj: '11444777000161' },
  registroAns: '999999',
  prestador: { codigo: '200010', nome: 'Clínica das Acácias', cnes: '2738945' },
  versao: '4.01.00',
  protocolo: '431',
  numeroLote: '77',
  recebidoEm: '2026-11-20',
  momento: '2026-11-21T09:00:00',
  situacao: '3',
  guiasDoLote: 1,
  valores,
  guias: [
    {
      numeroPrestador: 'P1',
      numeroOperadora: '88000401',
      numero: '70000001',
      senha: '400101',
      beneficiario: 'Ávila Inventada',
      carteira: '0000000001',
      inicio: '2026-11-10T07:30',
      fim: '2026-11-12T18:00',
      situacao: '3',
      valores,
      itens: [
        {
          sequencia: 1,
          dia: '2026-11-10',
          tabela: '22',
          codigo: '40304361',
          descricao: 'Hemograma',
          grau: '12',
          quantidade: 10_000,
          valores: { informado: 6_000, processado: 5_000, liberado: 5_000, glosa: 1_000 },
          glosa: { codigo: '1714', texto: 'Valor do serviço superior ao valor de tabela' },
        },
        {
          sequencia: 2,
          dia: '2026-11-11',
          tabela: '19',
          codigo: '70000010',
          descricao: 'Seringa',
          grau: null,
          quantidade: 25_000,
          valores: { informado: 10_000, processado: 10_000, liberado: 5_000, glosa: 5_000 },
          glosa: { codigo: 'X12', texto: 'Fora do contrato' },
        },
      ],
    },
  ],
  ...given,
});
