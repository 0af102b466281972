import { fakeCongeneres } from '../../cadastro/movimentacao/movimentacao.fake.ts';
import { fake } from '../../http/fake.ts';
import { matriculaInteira } from '../../kinds/matricula.ts';
import { fakeName, fakePick } from '../../report/names.fake.ts';
import { two } from '../../report/people.fake.ts';
import {
  getListaCongeneres,
  getUtilizacaoCongenere,
  type Utilizacao,
} from './utilizacaoCongeneres.contract.ts';

/** The guide number `index` of October, with the given changes. */
export const fakeUtilizacao = (index = 1, given: Partial<Utilizacao> = {}): Utilizacao => ({
  GUI_OCOR: String(20_000_000 + index),
  GUI_DTEMI: `2026-10-${two((index % 28) + 1)}`,
  GUI_DESCRICAO: fakePick(
    ['Consulta em consultório', 'Hemograma completo e mais 3', 'Diária de enfermaria e mais 27'],
    index,
  ),
  COD_SAU: matriculaInteira(String(1200 + index)),
  PEF_NOME: fakeName(index),
  NM_PRESTADOR: fakePick(['Clínica de Imagem do Vale', 'Hospital Santa Aurora'], index),
  NM_CONGENERE: fakeCongeneres[0]?.nomeCongenere ?? null,
  ...given,
});

const header = '\uFEFFGUI_OCOR;GUI_DTEMI;GUI_DESCRICAO;COD_SAU;PEF_NOME;NM_PRESTADOR';

const arquivoOf = (codigo: string, mes: string, rows: readonly Utilizacao[]) => ({
  nomeArquivo: `utilizacao${codigo}-${mes}.csv`,
  utilizacao: [
    header,
    ...rows.map((row) =>
      [row.GUI_OCOR, row.GUI_DTEMI, row.GUI_DESCRICAO, row.COD_SAU, row.PEF_NOME, row.NM_PRESTADOR].join(';'),
    ),
    '',
  ].join('\r\n'),
});

/** Both calls: `count` guides for each partner insurer, none for '0203'. */
export const utilizacaoFakes = (count = 20) => [
  fake(getListaCongeneres, { listaCongeneres: fakeCongeneres }),
  fake(getUtilizacaoCongenere, ({ body: { codCongenere, dtIni } }) => {
    const found = fakeCongeneres
      .filter((each) => each.codCongenere !== '0203' && ['', each.codCongenere].includes(codCongenere))
      .map(({ codCongenere: codigo, nomeCongenere }, index) => ({
        codigo,
        rows: Array.from({ length: count }, (_, at) =>
          fakeUtilizacao(index * count + at + 1, { NM_CONGENERE: nomeCongenere }),
        ),
      }));
    const mes = dtIni.slice(0, 7).replace('-', '');
    return {
      utilizacaoCongenere: found.flatMap(({ rows }) => rows),
      utilizacaoCongenereExp: found.map(({ codigo, rows }) => arquivoOf(codigo, mes, rows)),
    };
  }),
];
