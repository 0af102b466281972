import { fake } from '../../http/fake.ts';
import {
  baixaRemessa,
  type ComandoDaRemessa,
  decideAlarme,
  enviadaRemessa,
  fazRemessa,
  gravaPixDoBanco,
  getComandosDaRemessa,
  getRemessas,
  getSituacaoRemessa,
  type Remessa,
  retiraRemessa,
  type SituacaoDaRemessa,
} from './remessa.contract.ts';

/** File number `index`, with the given changes. */
export const fakeRemessa = (index = 1, given: Partial<Remessa> = {}): Remessa => ({
  sequencial: index,
  tipo: index === 1 ? 'TESTE' : 'REMESSA',
  situacao: index === 1 ? 'RESPONDIDA' : 'ENVIADA',
  feitaEm: `2026-11-${String(9 + index).padStart(2, '0')}T09:30`,
  feitaPor: 'Flávio Financeiro',
  registros: index,
  baixas: index === 1 ? 0 : index + 1,
  confirmados: index === 1 ? 1 : 0,
  recusados: 0,
  semResposta: index === 1 ? 0 : 2 * index + 1,
  enviadaEm: `2026-11-${String(9 + index).padStart(2, '0')}T10:00`,
  enviadaPor: 'Flávio Financeiro',
  retiradaEm: null,
  retiradaPor: null,
  retiradaMotivo: null,
  id: String(index),
  ...given,
});

/** Command number `index` of a file, with the given changes. */
export const fakeComando = (index = 1, given: Partial<ComandoDaRemessa> = {}): ComandoDaRemessa => ({
  nossoNumero: `3128557${String(900_000_000 + index).padStart(10, '0')}`,
  comando: index % 3 === 1 ? '01' : '02',
  situacao: 'SEM_RESPOSTA',
  motivo: null,
  documento: index % 3 === 1 ? `N${String(index).padStart(8, '0')}` : String(7_000_000 + index),
  pagador: 'Conceição Inventada de Ávila',
  vencimento: '2026-11-30',
  valor: 31_410 + index,
  remessa: 3,
  pedidoEm: '2026-11-12T09:15',
  pedidoPor: 'Célia Cobrança',
  respondidoEm: null,
  id: String(index),
  ...given,
});

const pronta: SituacaoDaRemessa = {
  porque: null,
  podeTestar: true,
  testeAceito: '10/11/2026 15:20',
  esperam: 3,
  avisos: [],
  alarmes: [],
};

/** The calls of the screen over these files. */
export const remessaFakes = ({
  remessas = [
    fakeRemessa(3, { situacao: 'FEITA', enviadaEm: null, enviadaPor: null }),
    fakeRemessa(2),
    fakeRemessa(1),
  ],
  comandos = [1, 2, 3].map((index) => fakeComando(index)),
  situacao = {},
}: {
  remessas?: readonly Remessa[];
  comandos?: readonly ComandoDaRemessa[];
  situacao?: Partial<SituacaoDaRemessa>;
} = {}) => [
  fake(getRemessas, () => [...remessas]),
  fake(getComandosDaRemessa, () => [...comandos]),
  fake(getSituacaoRemessa, { ...pronta, ...situacao }),
  fake(fazRemessa, { message: 'Remessa 4 feita com 3 comandos.', remessa: '4', comandos: 3, fora: [] }),
  fake(baixaRemessa, { nome: 'CBR641_0000003.rem', texto: '01REMESSA01COBRANCA\r\n' }),
  fake(enviadaRemessa, { message: 'A remessa 3 foi ao banco.' }),
  fake(retiraRemessa, { message: 'A remessa 3 foi retirada: os seus comandos esperam a próxima.' }),
  fake(decideAlarme, { message: 'Decisão gravada.' }),
  fake(gravaPixDoBanco, { message: 'Um código PIX gravado.' }),
];
