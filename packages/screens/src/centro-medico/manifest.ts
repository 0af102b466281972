import { inicio } from '../shared/inicio.ts';
import type { ModuleManifest } from '../shared/manifest.ts';

/** Menu, routes and help of the module. */
export const centroMedico: ModuleManifest = {
  key: 'centro-medico',
  icon: 'building',
  subtitle: 'Guias, consultas',
  groups: [
    {
      items: [
        inicio,
        {
          key: 'beneficiario-proc',
          label: 'Beneficiários por procedimento',
          route: 'beneficiario-proc',
          icon: 'users',
        },
      ],
    },
    {
      label: 'XML prestador',
      items: [
        {
          key: 'guias-importadas-xml',
          label: 'Guias importadas via XML',
          route: 'guias-importadas-xml',
          icon: 'fileCheck',
        },
        {
          key: 'importar-xml-prestador',
          label: 'Importar XML do prestador',
          route: 'importar-xml-prestador',
          icon: 'upload',
        },
      ],
    },
  ],
};
