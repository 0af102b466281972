import { fake } from '../../http/fake.ts';
import { fakeMudou } from '../../kinds/confirmado.fake.ts';
import { fakeTarefa } from '../../shell/tarefa.fake.ts';
import type { EstadoDaTarefa } from '../../shell/tarefa.kinds.ts';
import {
  type ArquivoDeCartas,
  cancelaCartas,
  type Carta,
  geraCartas,
  getCartas,
  getPdfDeCartas,
  getPedacoDeCartas,
  linhaDaCarta,
  seImprime,
  unidadeDaCarta,
} from './cartas.contract.ts';

/**
 * The boleto of an invented payer. The third has a refused address, the fifth lacks a number, the sixth was printed.
 */
export const fakeCarta = (index = 1, given: Partial<Carta> = {}): Carta => {
  const row: Carta = {
    titulo: `T${index}`,
    matricula: `00000${String(1200 + index).padStart(5, '0')}`,
    isEmpresa: false,
    nome: `Conceição Inventada ${index}`,
    porque: 'Sem e-mail',
    email: null,
    cep: String(85_801_000 + index * 10),
    logradouro: 'Rua dos Ipês',
    numero: String(index * 7),
    complemento: index % 4 === 0 ? 'apto 302' : null,
    bairro: 'Jardim das Flores',
    cidade: 'Cascavel',
    uf: 'PR',
    vencimento: index % 2 === 0 ? '2026-12-20' : '2026-12-10',
    valor: 40_000 + index * 1_111,
    paginas: 1,
    situacao: 'Por imprimir',
    motivo: null,
    impressaEm: null,
    impressaPor: null,
  };
  if (index % 6 === 3) Object.assign(row, { porque: 'E-mail recusado', email: `morto${index}@example.org` });
  if (index % 6 === 5)
    Object.assign(row, { numero: null, situacao: 'Endereço incompleto', motivo: 'Falta número.' });
  if (index % 6 === 0)
    Object.assign(row, {
      situacao: 'Impresso',
      impressaEm: '2026-11-20T16:40',
      impressaPor: 'Marina Alencar',
    });
  return { ...row, ...given };
};

/** A finished file, with the given changes. */
export const fakeArquivoDeCartas = (given: Partial<ArquivoDeCartas> = {}): ArquivoDeCartas => ({
  id: '3',
  cartas: 4,
  fora: 0,
  paginas: 4,
  folhas: 4,
  valor: 171_110,
  bytes: 48_200,
  pedacos: 1,
  frenteVerso: false,
  vencimento: null,
  feitoEm: '2026-11-21T09:00',
  usuario: 'Marina Alencar',
  ...given,
});

/** The calls of the screen over one memory: the second reading of a file finds it finished. */
export const cartasFakes = (
  rows: readonly Carta[] = [1, 2, 3, 4, 5, 6].map((index) => fakeCarta(index)),
  ready: ArquivoDeCartas | null = null,
) => {
  const shown = rows.map((row) => ({ ...row }));
  let tarefa: EstadoDaTarefa | null = null;
  let arquivo = ready;
  let asked: readonly Carta[] = [];
  return [
    fake(getCartas, () => shown),
    fake(getPdfDeCartas, () => {
      if (tarefa?.situacao !== 'EXECUTANDO') return { tarefa, arquivo };
      for (const row of asked)
        Object.assign(row, {
          situacao: 'Impresso',
          impressaEm: '2026-11-21T09:00',
          impressaPor: 'Marina Alencar',
        });
      const valor = asked.reduce((sum, row) => sum + row.valor, 0);
      arquivo = fakeArquivoDeCartas({
        cartas: asked.length,
        folhas: asked.length,
        paginas: asked.length,
        valor,
      });
      tarefa = { ...tarefa, situacao: 'CONCLUÍDA', feito: asked.length };
      return { tarefa, arquivo };
    }),
    fake(geraCartas, ({ body }) => {
      asked = shown.filter((row) => seImprime(row, body));
      const mudou = fakeMudou(body.confirmado, asked.map(linhaDaCarta), unidadeDaCarta);
      if (mudou) return mudou;
      tarefa = fakeTarefa({ feito: 0, total: asked.length, passo: 'Boletos de dezembro de 2026' });
      return { tarefa, arquivo };
    }),
    fake(cancelaCartas, () => fakeTarefa({ situacao: 'CANCELANDO' })),
    fake(getPedacoDeCartas, { conteudo: btoa('%PDF-1.7') }),
  ];
};
