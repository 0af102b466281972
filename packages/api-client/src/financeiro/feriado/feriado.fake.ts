import { fake } from '../../http/fake.ts';
import { feriadosDoAno } from './calendario.rules.ts';
import { calendarioDe, type Feriado, getFeriados, insertFeriado } from './feriado.contract.ts';

/** The calculated holidays of a year, registered on its first working days. */
export const fakeFeriados = (ano: number): Feriado[] =>
  feriadosDoAno(ano).map(({ data, nome, tipo }) => ({
    feriadoNome: nome,
    tipoDescricao: tipo,
    feriadoData: data,
    feriadoDataUpload: `${ano}-01-05T10:20`,
    calendario: calendarioDe(tipo),
    lugar: 'Brasil',
  }));

/** The calls over one memory that begins with the year 2026. */
export const feriadoFakes = () => {
  const gravados = fakeFeriados(2026);
  return [
    fake(getFeriados, () => gravados),
    fake(insertFeriado, ({ params, body }) => {
      const before = new Set(gravados.map(({ feriadoData }) => feriadoData));
      const novos = body.filter(({ feriadoData }) => !before.has(feriadoData));
      gravados.push(
        ...novos.map((dia) => ({
          ...dia,
          feriadoDataUpload: `${params.x}-11-21T09:00`,
          calendario: calendarioDe(dia.tipoDescricao),
          lugar: 'Brasil',
        })),
      );
      return {
        status: true,
        message: 'Cadastro realizado com sucesso!',
        gravados: novos.length,
        aviso: null,
      };
    }),
  ];
};
