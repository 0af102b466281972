import type { ModuleManifest } from '../app/manifest.ts';
import {
  beneficiarioProc,
  guiasImportadasXml,
  importarXmlPrestador,
  inicioContas,
} from '../contas-medicas/sharedItems.ts';

/** Menu, routes and help of the module. */
export const centroMedico: ModuleManifest = {
  key: 'centro-medico',
  icon: 'building',
  subtitle: 'Guias, consultas',
  groups: [
    {
      items: [inicioContas, beneficiarioProc],
    },
    {
      label: 'XML prestador',
      items: [guiasImportadasXml, importarXmlPrestador],
    },
  ],
};
