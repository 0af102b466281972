import type { ContaCobranca } from './types.ts';

/** Portfolios of registered bills; the bank accepts no others since 2018. */
const comRegistro = ['11', '12', '17', '31', '51'];
/** Portfolios with 17 free digits; the layout exists for agreements of 6 digits alone. */
const numeroLivre = ['16', '18'];

type Acordo = Pick<ContaCobranca, 'convenio' | 'carteira'>;

/** The number does not begin with the agreement. */
export const temNumeroLivre = ({ carteira }: Acordo): boolean => numeroLivre.includes(carteira);

/** Field and reason why the bank refuses bills of this agreement and portfolio (BOL-11); null when it accepts. */
export const recusaDoBanco = ({
  convenio,
  carteira,
}: Acordo): { field: 'convenio' | 'carteira'; text: string } | null => {
  if (convenio.length === 7 && Number(convenio) <= 1_000_000)
    return { field: 'convenio', text: 'com 7 dígitos, deve ser maior que 1000000' };
  if (convenio.length === 6 && temNumeroLivre({ convenio, carteira })) return null;
  if (comRegistro.includes(carteira)) return null;
  const others = convenio.length === 6 ? `, ${numeroLivre.join(', ')}` : '';
  return {
    field: 'carteira',
    text: `com convênio de ${convenio.length} dígitos o banco aceita ${comRegistro.join(', ')}${others}, e não ${carteira}`,
  };
};
