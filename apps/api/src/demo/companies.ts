import type { Insertable } from 'kysely';
import type { EmpresaTable } from '../db/tables/cadastro.ts';
import { isoOf, isoOrNull } from './calendar.ts';
import { cnpjOf } from './digits.ts';
import { plainName } from './names.ts';
import { enderecoIn, fixoIn, lugarOf, type Lugar } from './places.ts';
import { chanceOf } from './prng.ts';
import { vendedores } from './products.ts';

/** A company with dates as day numbers, and its relative size. */
export interface Empresa {
  row: Insertable<EmpresaTable>;
  lugar: Lugar;
  contratada: number;
  inativada: number | null;
  adesao: boolean;
  planoRegistro: string;
  vendedor: string;
  peso: number;
}

const ramos = [
  'Metalúrgica',
  'Transportes',
  'Supermercados',
  'Móveis',
  'Cerâmica',
  'Alimentos',
  'Auto Peças',
  'Papelaria',
  'Confecções',
  'Agropecuária',
  'Construtora',
  'Laticínios',
  'Gráfica',
  'Distribuidora',
  'Tecnologia',
  'Contabilidade',
  'Madeireira',
  'Plásticos',
  'Cosméticos',
  'Armazéns',
] as const;
const nomes = [
  'Três Pinheiros',
  'Vale Verde',
  'Bela Aurora',
  'São Bento',
  'Horizonte',
  'Nova Era',
  'Campo Largo',
  'Araucária',
  'Ipê Amarelo',
  'Colina Azul',
  'Boa Safra',
  'Rio Claro',
  'Estrela do Oeste',
  'Pedra Branca',
  'Sol Nascente',
  'Fronteira',
  'Cristal',
  'Planalto',
  'Dois Irmãos',
  'Santa Rita',
] as const;
const entidades = [
  'Associação dos Professores',
  'Sindicato do Comércio',
  'Associação dos Contabilistas',
  'Sindicato dos Bancários',
] as const;

/**
 * Companies and adhesion entities; the latter have an administrator and one of its two billing days in turn;
 * every twelfth CNPJ has letters.
 */
export const buildEmpresas = (lives: number, today: number): Empresa[] => {
  const chance = chanceOf('empresas');
  const count = Math.max(12, Math.round(lives / 70));
  return Array.from({ length: count }, (_, index) => {
    const adesao = index % 6 === 5;
    const lugar = lugarOf(chance);
    const codigo = String(1001 + index).padStart(6, '0');
    const place = nomes[(index * 7) % nomes.length] ?? 'Oeste';
    const fantasia = adesao
      ? `${entidades[Math.floor(index / 6) % entidades.length]} ${place}`
      : `${ramos[(index + Math.floor(index / ramos.length)) % ramos.length]} ${place}`;
    const contratada = today - chance.int(400, 3200);
    const inativada = index > 3 && chance.is(0.09) ? today - chance.int(20, 330) : null;
    const administradora = adesao ? 'QUALICORP' : null;
    const base =
      index % 12 === 11
        ? `${chance.int(10, 99)}${chance.pick(['ABC', 'K7M', 'XVZ'])}${chance.int(100, 999)}0001`
        : `${chance.int(10_000_000, 99_999_999)}0001`;
    return {
      row: {
        codigo,
        cnpj: cnpjOf(base),
        razao_social: adesao ? fantasia : `${fantasia} Ltda.`,
        fantasia,
        // The single day is drawn as well, so that later draws stay unchanged.
        dia_fatura: administradora
          ? chance.pick([index % 12 === 5 ? 10 : 25])
          : chance.pick([5, 10, 15, 20, 25]),
        ativa: inativada === null,
        contratada_em: isoOf(contratada),
        inativada_em: isoOrNull(inativada),
        administradora,
        vidas_contratadas: 0,
        clausula_exclusao: null,
        ciencia_empresa: null,
        email: chance.is(0.9)
          ? `rh@${plainName(fantasia).replaceAll('.', '')}${codigo.slice(-2)}.example`
          : null,
        fone: fixoIn(chance, lugar),
        ...enderecoIn(chance, lugar),
      },
      lugar,
      contratada,
      inativada,
      adesao,
      planoRegistro: adesao
        ? chance.pick(['485510191', '485510191', '485511190'])
        : chance.pick(['481340184', '481340184', '481340184', '481341182', '481342181']),
      vendedor: chance.pick(vendedores.slice(0, 9)).codigo,
      peso: chance.pick([1, 1, 2, 2, 3, 5, 9]),
    };
  });
};
