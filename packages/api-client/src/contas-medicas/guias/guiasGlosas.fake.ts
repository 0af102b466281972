import { fake } from '../../http/fake.ts';
import { type CodigoDeGlosa, getCodigosGlosa, guardaComentarioGlosa } from './guiasGlosas.contract.ts';

const codigo = (numero: string, descricao: string, given: Partial<CodigoDeGlosa> = {}): CodigoDeGlosa => ({
  codigo: numero,
  descricao,
  comentarioPadrao: null,
  usos: 0,
  ...given,
});

/** Some codes of table 38, the favourite of the person first. */
const codigos: readonly CodigoDeGlosa[] = [
  codigo('1705', 'Valor apresentado a maior', { usos: 12 }),
  codigo('1402', 'Procedimento não autorizado', {
    comentarioPadrao: 'Envie a autorização com a próxima apresentação.',
  }),
  codigo('1702', 'Cobrança em duplicidade'),
  codigo('1714', 'Valor do serviço superior ao valor de tabela'),
  codigo('1801', 'Procedimento inválido'),
  codigo('2006', 'Diária cobrada não corresponde ao período da internação'),
];

/** The calls about denial codes over one memory. */
export const glosasFakes = (given: readonly CodigoDeGlosa[] = codigos) => {
  let all = [...given];
  return [
    fake(getCodigosGlosa, () => ({ success: true, codigos: all })),
    fake(guardaComentarioGlosa, ({ body: { comCod, comentario } }) => {
      all = all.map((each) => (each.codigo === comCod ? { ...each, comentarioPadrao: comentario } : each));
      return {
        success: true,
        message: `Comentário da glosa ${comCod} ${comentario === null ? 'excluído' : 'guardado'}.`,
      };
    }),
  ];
};
