import type { Insertable } from 'kysely';
import type { MaterialTable } from '../db/tables/contasMedicas.ts';
import { materiais } from './procedures.ts';

const makers = ['Araucária Hospitalar', 'Pinhal Médica', 'Vale Cirúrgica', 'Oeste Materiais'] as const;

const more = [
  'Sonda vesical de demora 2 vias',
  'Luva cirúrgica estéril 7,5',
  'Dreno de sucção 4,8 mm',
  'Cânula de Guedel nº 3',
  'Curativo transparente 10 x 12 cm',
  'Lâmina de bisturi nº 15',
  'Fio de nylon 4-0',
  'Eletrodo descartável adulto',
  'Lente intraocular dobrável',
  'Tubo endotraqueal 7,5 com balão',
  'Agulha de raqui 25 G',
  'Extensor de duas vias',
  'Campo cirúrgico descartável',
  'Máscara de oxigênio com reservatório',
  'Clipe de titânio médio-grande',
  'Ponteira de shaver 4,0 mm',
] as const;

/** Table 19 of the demonstration: invented codes and makers; a few are no longer valid. */
export const materials: readonly Insertable<MaterialTable>[] = [
  ...materiais.map(({ codigo, descricao }) => ({ codigo, descricao })),
  ...more.map((descricao, index) => ({ codigo: String(71_000_100 + index * 9), descricao })),
].map(({ codigo, descricao }, index) => ({
  codigo,
  descricao,
  fabricante: makers[index % makers.length] ?? makers[0],
  inicio: `20${19 + (index % 5)}-0${1 + (index % 9)}-01`,
  fim: index % 8 === 7 ? '2025-06-30' : null,
}));
